import Testing

@testable import RotorSources

@Suite("Tags as one text")
struct HStoreTests {
  @Test(
    "Pairs are read up to the first mistake",
    arguments: [
      (#""a"=>"b""#, ["a=b"], true),
      (#""a"=>"b","c d"=>"e, f""#, ["a=b", "c d=e, f"], true),
      (#" "a" => "b" , "c" => "" "#, ["a=b", "c="], true),
      (#""a"=>"say \"hi\" \\ now""#, [#"a=say "hi" \ now"#], true),
      (#""a"=>NULL,"b"=>"c""#, ["b=c"], true),
      (#""ключ"=>"值""#, ["ключ=值"], true),
      ("", [], false), ("a=>b", [], false), (#""a"=>b"#, [], false),
      (#""a"=>"b"#, [], false), (#""a"=>"b\"#, [], false),
      (#""a"=>"b","#, ["a=b"], false), (#""a"=>"b" x"#, ["a=b"], false),
    ])
  func pairs(text: String, expected: [String], isWhole: Bool) {
    let found = HStore.pairs(text)
    #expect(found.pairs.map { "\($0.key)=\($0.value)" } == expected)
    #expect(found.isWhole == isWhole)
  }
}
